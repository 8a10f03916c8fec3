/** The word for the comments in the address of the page. They are a screen of their own beside the review. */
export const commentsPart = 'comments'
