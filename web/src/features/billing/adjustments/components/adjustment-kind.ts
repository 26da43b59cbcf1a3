/** An administrator’s manual actions, in the order of the dialog. */
export const adjustmentKinds = {
  credit: 'Credit',
  debit: 'Charge',
  plan_change: 'Plan change',
  custom_pricing: 'Custom pricing',
} as const

export type DialogKind = keyof typeof adjustmentKinds

/** The props of each part of the dialog, including how it reports that it is done. */
export type AdjustmentPartProps = {
  /** The id of its form, for the button below it. */
  id: string
  userId: string
  /** Created when the dialog opened, and kept over retries. */
  requestId: string
  onBusy: (busy: boolean) => void
  onDone: (said: string) => void
}

export const adjustmentFailure = 'Failed to apply adjustment'
