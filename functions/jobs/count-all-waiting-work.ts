import { countAllWaitingWork } from '#core/waiting-work/count-all-waiting-work.ts'
import { followers } from '#functions/streams/followers-of-nouns.ts'

export const handler = () => countAllWaitingWork(followers)
