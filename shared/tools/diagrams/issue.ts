/** Every rule that a diagram is held to, and how serious it is to break it. */
export const rules = {
  no_fuse: 'error',
  fuse_far: 'error',
  fuse_above_cable: 'error',
  sources_not_fused: 'error',
  plus_to_ground: 'error',
  no_supply: 'error',
  no_ground: 'error',
  no_remote: 'error',
  no_signal: 'error',
  load_below_minimum: 'error',
  coil_shorted: 'error',
  cable_overloaded: 'error',
  supply_collapses: 'error',
  drop_over_limit: 'warning',
  copper_clad: 'warning',
  ground_thinner: 'warning',
  mixed_coils: 'warning',
  alternator_deficit: 'warning',
  chassis_return: 'warning',
  rca_beside_power: 'warning',
  no_subsonic: 'warning',
  fuse_above_amplifier: 'warning',
  fuse_below_load: 'warning',
  max_power: 'info',
  not_connected: 'info',
  unused_coil: 'info',
} as const

export type Rule = keyof typeof rules
export type Severity = (typeof rules)[Rule]
export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[]

/** A rule that a diagram breaks: where, by how much, and what to read about it. */
export type Issue = {
  rule: Rule
  node?: string
  cable?: string
  /** The part of a node that a rule is about: its output or coil. */
  part?: string
  sentence: string
  /** The actual value and the allowed one, with their unit, if a rule is about figures. */
  value?: string
  limit?: string
}

/** Names an issue as long as it is there. */
export const issueKey = ({ rule, node, cable, part }: Issue): string =>
  [rule, node, cable, part].map((one) => one ?? '').join(':')

export const severityOf = ({ rule }: Pick<Issue, 'rule'>): Severity => rules[rule]

/** A figure with two decimals at most. */
export const shown = (value: number, unit: string): string => `${Number(value.toFixed(2))} ${unit}`
