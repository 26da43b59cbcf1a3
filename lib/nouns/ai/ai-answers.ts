import type { NounInfra } from '#lib/noun-infra.ts'

export const aiAnswers = {
  routes: {
    findAnswers: {
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      asksAi: true,
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
} satisfies NounInfra<'aiAnswers'>
