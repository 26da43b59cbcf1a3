import type { Bench } from './figure.ts'

/** Every bench, quickest first. Each is loaded only when it runs. */
export const benches: Record<string, () => Promise<Bench>> = {
  acoustics: async () => (await import('./acoustics.ts')).acoustics,
  nesting: async () => (await import('./nesting.ts')).nesting,
  solids: async () => (await import('./solids.ts')).solids,
  'board-viewers': async () => (await import('./board-viewers.ts')).boardViewers,
  diagrams: async () => (await import('./diagram-checks.ts')).diagramCheckTimes,
  loudest: async () => (await import('./loudest.ts')).loudest,
  answers: async () => (await import('./answers.ts')).answers,
  nearest: async () => (await import('./nearest.ts')).nearestListings,
  standings: async () => (await import('./standings.ts')).standings,
  cost: async () => (await import('./cost.ts')).cost,
  bundles: async () => (await import('./bundles.ts')).bundles,
  pipeline: async () => (await import('./pipeline.ts')).pipeline,
  shell: async () => (await import('./shell.ts')).shell,
  cold: async () => (await import('./cold.ts')).cold,
  start: async () => (await import('./start.ts')).start,
  api: async () => (await import('./api.ts')).api,
  peer: async () => (await import('./peer.ts')).peer,
  campaigns: async () => (await import('./campaigns.ts')).campaignRuns,
  recovery: async () => (await import('./recovery.ts')).recovery,
  races: async () => (await import('./races.ts')).races,
  growth: async () => (await import('./growth.ts')).growth,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseScores,
}
