/** The losses of a chamber, each as a Q at its tuning; null is lossless. */
export type Losses = {
  /** Leaks. */
  ql: number | null
  /** Absorption by what fills it. */
  qa: number | null
}

/** The air of a chamber, m³ net. */
export type Chamber = Losses & { volume: number }

/** A chamber with a port. */
export type VentedChamber = Chamber & {
  /** The resonance of this chamber alone with its port, Hz. */
  tuning: number
  /** Friction in the port, as a Q at the tuning; null is none. */
  qp: number | null
  /** The area of all its ports together, m²; without it there is no velocity. */
  portArea?: number | undefined
}

/** Passive radiators of one kind, by the parameters of one without added mass. */
export type PassiveRadiator = {
  /** Hz */
  fs: number
  qms: number
  /** m³ */
  vas: number
  /** m² */
  sd: number
  count: number
  /** On each, kg. */
  addedMass: number
}

export type Box =
  | ({ kind: 'sealed' } & Chamber)
  | ({ kind: 'vented' } & VentedChamber)
  | ({ kind: 'passive_radiator'; radiator: PassiveRadiator } & Chamber)
  /** The front chamber radiates through its port; the rear one is sealed. */
  | { kind: 'bandpass_4'; rear: Chamber; front: VentedChamber }
  /** Both chambers radiate through ports of their own. */
  | { kind: 'bandpass_6_parallel'; rear: VentedChamber; front: VentedChamber }
  /** The port of the rear chamber, tuned with that chamber alone, leads into the front one. */
  | { kind: 'bandpass_6_series'; rear: VentedChamber; front: VentedChamber }
