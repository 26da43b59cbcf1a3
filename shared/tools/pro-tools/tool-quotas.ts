export type ToolQuotas = {
  drivers: number
  /** For all tools but the diagram editor. */
  projects: number
  diagrams: number
  /** For each project. */
  versions: number
  /** Projects that a link opens. */
  shares: number
  /** For one diagram. */
  nodes: number
  cables: number
}

/** The quotas of each kind, without and with the permission for all of the pro tools. */
export const toolQuotas: Record<'free' | 'pro', ToolQuotas> = {
  free: { drivers: 10, projects: 5, diagrams: 1, versions: 5, shares: 1, nodes: 25, cables: 60 },
  pro: { drivers: 300, projects: 200, diagrams: 50, versions: 50, shares: 50, nodes: 150, cables: 400 },
}
