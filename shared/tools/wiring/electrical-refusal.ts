import type { Refusal } from '#shared/refusal.ts'

const sentences = {
  load_below_minimum: '{amp} is stable down to {min} Ω here and would see {load} Ω.',
  fuse_above_cable: 'A {fuse} A fuse does not protect {gauge} cable, which carries {ampacity} A.',
  no_fuse: 'Put a fuse within 18 inches of {battery}.',
  no_single_cable: 'No single cable meets this voltage drop limit. Use {n} parallel runs of {gauge}.',
  no_single_cable_by_heat: 'No single cable carries this current. Use {n} parallel runs of {gauge}.',
  no_fuse_rating: 'No fuse is large enough for {load} A. Divide the load between several fuses.',
  supply_collapses: 'The supply cannot deliver this power through this cable.',
  max_power: 'Maximum power says nothing about continuous power. Enter the rms figure.',
} as const

export type ElectricalRefusal = Refusal<keyof typeof sentences>

/** The refusal of a code, with its values filled in. Numbers show two decimals at most. */
export function electricalRefusal(
  code: keyof typeof sentences,
  values: Record<string, string | number> = {},
): ElectricalRefusal {
  const shown = (value: string | number | undefined) =>
    typeof value === 'number' ? String(Number(value.toFixed(2))) : String(value)
  return { code, message: sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name])) }
}
