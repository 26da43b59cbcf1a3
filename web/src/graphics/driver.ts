/** A loudspeaker by its Thiele/Small parameters, in SI units. */
export type Driver = {
  name: string
  /** Free-air resonance, Hz. */
  fs: number
  qes: number
  qms: number
  /** Air as stiff as the suspension, m³. */
  vas: number
  /** Cone area, m². */
  sd: number
  /** Voice-coil resistance, Ω, and inductance, H. */
  re: number
  le: number
  /** One-way linear travel, m. */
  xmax: number
  /** What the amplifier is rated into, Ω. */
  nominal: number
}

/** A middle-of-the-road 12-inch subwoofer; nobody's product. */
export const referenceTwelve: Driver = {
  name: '12 in reference subwoofer',
  fs: 30,
  qes: 0.5,
  qms: 6.5,
  vas: 0.055,
  sd: 0.049,
  re: 3.4,
  le: 0.0012,
  xmax: 0.018,
  nominal: 4,
}
