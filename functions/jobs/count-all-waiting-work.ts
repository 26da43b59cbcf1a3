import { countAllWaitingWork } from '#core/waiting-work/count-all-waiting-work.ts'

export const handler = () => countAllWaitingWork()
