import type { Diagram } from './diagram.ts'
import type { Issue } from './issue.ts'

/** The words on the button that fixes an issue. One that takes a part away says so. */
export function fixLabel({ nodes }: Pick<Diagram, 'nodes'>, { rule, node }: Issue): string {
  if (rule !== 'not_connected') return 'Fix'
  return `Remove ${nodes.find(({ id }) => id === node)?.name ?? 'this part'}`
}
