import { partsOfBox } from './parts-of-box.ts'
import type { SavedDesign } from './saved-design.ts'

/** Whether a design has a build: only boxes with one chamber do. */
export const isBuildable = ({ box }: Pick<SavedDesign, 'box'>): boolean => !partsOfBox[box.kind].front
