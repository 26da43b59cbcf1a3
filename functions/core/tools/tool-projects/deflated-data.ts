import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ProjectData } from '#shared/tools/tool-projects/tool-project.ts'

/** A diagram of 200 KB becomes some 20 KB, which a single item holds with ease. */
export const deflatedData = (data: ProjectData) => new Uint8Array(deflateRawSync(JSON.stringify(data)))

export const inflatedData = (deflated: Uint8Array<ArrayBuffer>): ProjectData =>
  JSON.parse(inflateRawSync(deflated).toString('utf8'))
