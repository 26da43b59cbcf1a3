/** The page where members read one post with its comments. */
export const postPath = (postId: string): string => `/community/${postId}`
