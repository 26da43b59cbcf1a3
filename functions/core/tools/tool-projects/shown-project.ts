import type { Project } from '#shared/tools/tool-projects/tool-project.ts'
import type { StoredProject } from './tool-projects.ts'

export const shownProject = ({
  userId: _userId,
  lastNumber: _lastNumber,
  version: _version,
  revision,
  ...shown
}: StoredProject): Project => ({ ...shown, version: revision })
