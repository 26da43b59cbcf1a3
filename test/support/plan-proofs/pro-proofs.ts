import { expect } from 'vitest'
import { exportResults } from '#shared/competitions/competition-results/contract.ts'
import { getOwnCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { createProject } from '#shared/tools/tool-projects/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putResult, resultWorld } from '#test/support/results.ts'
import { diagramData, proBoxData, projectFields } from '#test/support/tool-projects.ts'
import { findsInDirectory, showsMembership } from './competitor-proofs.ts'
import type { Proofs } from './plan-buyer.ts'

export const proProofs = {
  'Subwoofer enclosure designer': async ({ client, free }) => {
    const body = projectFields({ data: proBoxData })
    expectSuccess(await client.call(createProject, { body }))
    expectProblem(await free.client.call(createProject, { body }), 403, 'pro_required')
  },
  'SPL calculator': async ({ client, visitor }) => {
    const body = projectFields({ kind: 'spl' })
    expectSuccess(await client.call(createProject, { body }))
    expectProblem(await visitor.call(createProject, { body }), 401)
  },
  'System diagram editor': async ({ client, free }) => {
    const body = projectFields({ kind: 'diagram', data: diagramData(40) })
    expectSuccess(await client.call(createProject, { body }))
    expectProblem(await free.client.call(createProject, { body }), 422, 'diagram_too_large')
  },
  'Export of all your results': async ({ client, free }) => {
    expectSuccess(await client.call(exportResults, { body: {} }))
    expectProblem(await free.client.call(exportResults, { body: {} }), 403, 'permission')
  },
  'Season statistics by class': async ({ url, client, userId, visitor }) => {
    const world = await resultWorld()
    await putResult(userId, world, { status: 'verified' })
    const classes = async () => {
      await controlOf(url).settle()
      return (await client.call(getOwnCompetitor, {})).body.courses.map(({ classKey }) => classKey)
    }
    await expect.poll(classes).toContain(world.classKey)
    expectProblem(await visitor.call(getOwnCompetitor, {}), 401)
  },
  'Pro badge on your profile': showsMembership('pro_competitor'),
  'Listed with the pros in the member directory': findsInDirectory(({ name }) => ({
    q: name,
    type: 'pro_competitor',
  })),
} as const satisfies Proofs
