import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { layered } from './layered.ts'

// Arranging a large diagram takes longer than a frame.
addEventListener('message', ({ data }: MessageEvent<Diagram>) => postMessage(layered(data)))
