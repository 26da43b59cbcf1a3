import { Projector } from '../board/projector.tsx'

export const title = 'Results'

export function Screen() {
  return <Projector />
}
