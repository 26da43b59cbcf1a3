import { SystemDesigner } from '../components/system-designer.tsx'

export const title = 'Audio system designer'

export function Screen() {
  return <SystemDesigner title={title} />
}
