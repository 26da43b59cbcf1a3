/** The rise in copper’s resistance per kelvin. */
export const copperCoefficient = 0.00393

/**
 * The temperature of a voice coil above the room at a share of its rated power, K. `rise` is what the rated
 * power would do at the cold resistance; the hotter coil takes less, so that ΔT·(1 + αΔT) = rise·share.
 */
export const coilRise = (share: number, rise: number): number =>
  (-1 + Math.sqrt(1 + 4 * copperCoefficient * rise * share)) / (2 * copperCoefficient)

/** Returns the resistance of a coil warmer by a number of kelvin, Ω. */
export const hotResistance = (re: number, kelvin: number): number => re * (1 + copperCoefficient * kelvin)

/** The level lost to heat where the moving mass rules, dB, as a positive number. */
export const heatLoss = (kelvin: number): number => 20 * Math.log10(1 + copperCoefficient * kelvin)
