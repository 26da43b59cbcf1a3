import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  changeManyUsers,
  deleteUser,
  getUserAsAdmin,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from './admin-contract.ts'
import { completeRegistration, getMe, setProfilePicture, updateMe } from './contract.ts'
import { listMemberProfiles, moderateProfile } from './moderation-contract.ts'
import { countUsers, exportUsers, listUsers } from './user-list-contract.ts'

export const routes = {
  accounts: { getMe, updateMe, completeRegistration, setProfilePicture },
  admin: {
    listUsers,
    countUsers,
    getUserAsAdmin,
    updateUserAsAdmin,
    suspendUser,
    reactivateUser,
    resetSecondFactor,
    signOutUser,
    deleteUser,
    changeManyUsers,
    exportUsers,
    listMemberProfiles,
    moderateProfile,
  },
} as const satisfies NounRoutes
