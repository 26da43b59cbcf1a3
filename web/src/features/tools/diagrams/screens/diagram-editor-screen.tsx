import { DiagramDesk } from '../components/diagram-desk.tsx'

export const title = 'Diagram editor'

export function Screen() {
  return <DiagramDesk title={title} />
}
