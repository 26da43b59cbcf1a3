import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { hidePost, listLatestComments, listPosts } from './admin-contract.ts'
import { addComment, deleteComment, editComment, listComments } from './comments-contract.ts'
import {
  getPost,
  likePost,
  listActivityTypes,
  listCommunityFeed,
  listMemberFeed,
  listOwnFeed,
  setPostVisibility,
  setTypeVisibility,
  unlikePost,
} from './contract.ts'

export const routes = {
  content: {
    listCommunityFeed,
    listOwnFeed,
    listMemberFeed,
    getPost,
    listActivityTypes,
    setTypeVisibility,
    setPostVisibility,
    likePost,
    unlikePost,
    listComments,
    addComment,
    editComment,
    deleteComment,
    listPosts,
    listLatestComments,
    hidePost,
  },
} as const satisfies NounRoutes
