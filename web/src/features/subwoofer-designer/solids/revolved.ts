import type { DriverBody } from '#shared/subwoofer-designs/driver-body.ts'

/** A profile to turn around its axis: how far from the axis, and how far behind the outer face of the front; m. */
export type Profile = readonly (readonly [radius: number, behind: number])[]

/** How far a frame and its roll stand out in front of the baffle, m. */
const frameThickness = 0.006
const roll = 0.014

/** A driver from its dust cap around the frame and the basket to the back of its magnet. */
export function driverProfile({ cutOut, frame, depth, magnet }: DriverBody): Profile {
  const hole = cutOut / 2
  const cone = 0.82 * hole
  return [
    [0, 0.16 * depth],
    [0.14 * cone, 0.165 * depth],
    [0.32 * cone, 0.24 * depth],
    [cone, 0],
    [cone + 0.25 * (hole - cone), -0.8 * roll],
    [cone + 0.5 * (hole - cone), -roll],
    [cone + 0.75 * (hole - cone), -0.8 * roll],
    [hole, -frameThickness],
    [frame / 2, -frameThickness],
    [frame / 2, 0],
    [hole, 0],
    [0.97 * hole, 0.08 * depth],
    [0.62 * magnet, 0.55 * depth],
    [magnet / 2, 0.58 * depth],
    [magnet / 2, depth],
    [0, depth],
  ]
}

/** A tube from the outer face of the front to its mouth. */
export function tubeProfile(diameter: number, wall: number, length: number): Profile {
  const [inner, outer] = [diameter / 2, diameter / 2 + wall]
  return [
    [inner, 0],
    [outer, 0],
    [outer, length],
    [inner, length],
    [inner, 0],
  ]
}

/** A passive radiator: a flat cone with its roll, and no magnet. */
export function radiatorProfile(cutOut: number): Profile {
  const hole = cutOut / 2
  return [
    [0, 0.01],
    [0.8 * hole, 0.004],
    [0.88 * hole, -0.8 * roll],
    [0.94 * hole, -0.8 * roll],
    [hole, -frameThickness],
    [1.08 * hole, -frameThickness],
    [1.08 * hole, 0],
    [hole, 0],
    [0.9 * hole, 0.03],
    [0, 0.03],
  ]
}
