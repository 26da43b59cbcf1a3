import { Workbench } from '../components/workbench.tsx'

export const title = 'Subwoofer designer'

export function Screen() {
  return <Workbench title={title} />
}
