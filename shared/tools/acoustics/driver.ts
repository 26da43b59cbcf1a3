/** A loudspeaker by its Thiele–Small parameters, in SI units. They hold for the wiring of its coils in use. */
export type Driver = {
  /** Resonance in free air, Hz. */
  fs: number
  qes: number
  qms: number
  /** The volume of air that is as stiff as the suspension, m³. */
  vas: number
  /** Resistance of the voice coil, Ω, and its inductance, H. */
  re: number
  le: number
  /** Area of the cone, m². */
  sd: number
  /** Linear travel one way, m. */
  xmax?: number | undefined
  /** Rated continuous power, W. */
  pe?: number | undefined
}
