import { pageFrame } from './page-frame.ts'

export const projections = pageFrame.followers
