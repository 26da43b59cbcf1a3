import { toolPaths } from './project-path.ts'

/** Every pro tool by its name, in the order that a system is planned in. Readers see those that have a screen. */
export const proTools: readonly { name: string; path: string }[] = [
  { name: 'Subwoofer designer', path: toolPaths.box },
  { name: 'SPL calculator', path: toolPaths.spl },
  { name: 'Audio system designer', path: toolPaths.system },
  { name: 'Diagram editor', path: toolPaths.diagram },
  { name: 'Box in 3D', path: '/test-box-3d' },
]
