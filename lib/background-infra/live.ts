import type { FunctionInfra } from '../function-infra.ts'

/** Routes of the WebSocket API. */
export const live = {
  connect: { entry: 'live/connect.ts', table: ['get', 'put', 'delete'] },
  disconnect: { entry: 'live/disconnect.ts', table: ['get', 'delete'] },
} satisfies Record<string, FunctionInfra>
