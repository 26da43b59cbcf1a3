/** The pressure that counts as 0 dB, Pa. */
export const referencePressure = 20e-6
