/**
 * How far a call came that brought no answer: the service did not take it, it took it and was not heard of again, or it
 * answered what is no answer.
 */
export type CameTo = 'refused' | 'late' | 'answered'

/** The tokens that the service counted; absent where it does not say. */
export type Counted = { input?: number; output?: number }

/** A call without an answer. Its message is logged: it never says what was asked or answered. */
export class EngineFailure extends Error {
  readonly cameTo: CameTo
  readonly counted: Counted

  constructor(reason: string, cameTo: CameTo, counted: Counted = {}) {
    super(reason)
    this.name = 'EngineFailure'
    this.cameTo = cameTo
    this.counted = counted
  }
}
