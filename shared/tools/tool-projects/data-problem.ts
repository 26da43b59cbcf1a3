import type { ToolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { isPlainJson } from './is-plain-json.ts'
import type { ProjectData, ProjectKind } from './tool-project.ts'

const kilobyte = 1024

/** The most a tool saves, in KB of JSON. */
export const mostKilobytes: Record<ProjectKind, number> = { box: 64, spl: 64, system: 64, diagram: 200 }

export type DataProblem = {
  code: 'project_data' | 'project_too_large' | 'diagram_too_large'
  message: string
}

type Parts = { nodes: number; cables: number }

/** Counts the parts and cables of a diagram; undefined if its lists are missing. */
export function partsOf({ nodes, cables }: ProjectData): Parts | undefined {
  return Array.isArray(nodes) && Array.isArray(cables)
    ? { nodes: nodes.length, cables: cables.length }
    : undefined
}

/**
 * Returns what is wrong with the data a tool saves, or undefined. A diagram that had more parts than the
 * membership allows now keeps them, but gets no more.
 */
export function dataProblem(
  kind: ProjectKind,
  data: ProjectData,
  quotas: Pick<ToolQuotas, 'nodes' | 'cables'>,
  before: Partial<Parts> = {},
): DataProblem | undefined {
  if (!isPlainJson(data))
    return { code: 'project_data', message: 'This project holds something that cannot be saved.' }
  if (bytesOf(data) > mostKilobytes[kind] * kilobyte)
    return { code: 'project_too_large', message: `This project is larger than ${mostKilobytes[kind]} KB.` }
  if (kind !== 'diagram') return undefined
  const parts = partsOf(data)
  if (!parts) return { code: 'project_data', message: 'A diagram has the lists nodes and cables.' }
  for (const [of, word] of [
    ['nodes', 'parts'],
    ['cables', 'cables'],
  ] as const)
    if (parts[of] > Math.max(quotas[of], before[of] ?? 0))
      return {
        code: 'diagram_too_large',
        message: `A diagram can have up to ${quotas[of]} ${word}.`,
      }
  return undefined
}

const bytesOf = (data: ProjectData) => new TextEncoder().encode(JSON.stringify(data)).length
