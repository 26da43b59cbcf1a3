/** A filter that shapes the signal before the amplifier. Frequencies in Hz, gains in dB. */
export type Filter =
  /** Order 1 to 4: 6 to 24 dB per octave. */
  | { kind: 'butterworth'; pass: 'high' | 'low'; order: 1 | 2 | 3 | 4; corner: number }
  /** 24 dB per octave, −6 dB at the corner. */
  | { kind: 'linkwitz_riley'; pass: 'high' | 'low'; corner: number }
  | { kind: 'bell'; center: number; q: number; gain: number }
  | { kind: 'shelf'; side: 'low' | 'high'; center: number; q: number; gain: number }
  /** Turns the corner and Q of a sealed box into others. */
  | { kind: 'linkwitz_transform'; from: { hz: number; q: number }; to: { hz: number; q: number } }
  | { kind: 'invert' }
  | { kind: 'delay'; seconds: number }
