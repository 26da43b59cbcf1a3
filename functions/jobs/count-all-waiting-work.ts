import { countAllWaitingWork } from '#core/waiting-work/count-all-waiting-work.ts'
import * as nouns from './waiting-of-nouns.ts'

export const handler = () => countAllWaitingWork(Object.values(nouns).flat())
