/** The medium that sound travels through. */
export type Air = {
  /** kg/m³ */
  density: number
  /** Speed of sound, m/s. */
  speed: number
}

/** Dry air at 20 °C. */
export const standardAir: Air = { density: 1.2041, speed: 343.2 }

/** Dry air at sea level, by its temperature in °C: the ideal gas. */
export const airAt = (celsius: number): Air => ({
  density: (1.2923 * 273.15) / (273.15 + celsius),
  speed: 331.3 * Math.sqrt(1 + celsius / 273.15),
})
