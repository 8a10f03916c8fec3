/**
 * Requests that change or export something of an account name the account shown on the page in this header, because
 * another account may have signed in in another tab.
 */
export const accountHeader = 'x-account'
