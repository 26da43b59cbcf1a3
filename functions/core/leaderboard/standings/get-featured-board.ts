import type { getFeaturedBoard as contract } from '#shared/leaderboard/standings/featured-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { featuredBoard } from './featured-board.ts'

/** The board of the home page. */
export async function getFeaturedBoard(): Promise<ResponseOf<typeof contract>> {
  const { board } = await featuredBoard.read()
  return board ? { board } : {}
}
