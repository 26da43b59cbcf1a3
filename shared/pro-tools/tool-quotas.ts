export type ToolQuotas = { drivers: number }

/** How much of each kind a member keeps, without and with the permission for all of the pro tools. */
export const toolQuotas: Record<'free' | 'pro', ToolQuotas> = {
  free: { drivers: 10 },
  pro: { drivers: 300 },
}
