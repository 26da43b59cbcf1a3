import { featuredBoard } from './featured-board.ts'

export const projections = featuredBoard.followers
