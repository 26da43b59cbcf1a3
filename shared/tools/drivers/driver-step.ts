import type { DriverState } from './driver.ts'

export type DriverStep = 'submit' | 'publish' | 'reject' | 'retire'

const steps: Record<DriverStep, { from: readonly DriverState[]; to: DriverState }> = {
  submit: { from: ['draft', 'pending', 'rejected'], to: 'pending' },
  publish: { from: ['draft', 'pending', 'rejected', 'retired'], to: 'published' },
  reject: { from: ['pending'], to: 'rejected' },
  retire: { from: ['published'], to: 'retired' },
}

/** The state after a step, or undefined where a driver of this state cannot take it. */
export const driverStep = (state: DriverState, step: DriverStep): DriverState | undefined =>
  steps[step].from.includes(state) ? steps[step].to : undefined

/**
 * True if its owner may still change or delete it; a driver that is or was published belongs to everyone’s
 * designs.
 */
export const isOwnersToChange = (state: DriverState): boolean =>
  state === 'draft' || state === 'pending' || state === 'rejected'
