/**
 * The end of a port at its mouth: flush in a large face or free in the air, beside a number of walls that
 * extend it.
 */
export type PortEnd = { kind: 'flanged' | 'free'; walls: 0 | 1 | 2 | 3 }

/** Equal ports of a chamber, in m. */
export type Port = {
  shape: { kind: 'round'; diameter: number } | { kind: 'slot'; width: number; height: number }
  count: number
  inner: PortEnd
  outer: PortEnd
  /** The radius of the flare at each end; 0 is none. */
  innerFlare?: number | undefined
  outerFlare?: number | undefined
}

/** The area of one of them, m². */
export const portArea = ({ shape }: Pick<Port, 'shape'>): number =>
  shape.kind === 'round' ? (Math.PI * shape.diameter ** 2) / 4 : shape.width * shape.height
