import { Projector } from '../board/projector.tsx'

export const title = 'Board'

export function Screen() {
  return <Projector />
}
