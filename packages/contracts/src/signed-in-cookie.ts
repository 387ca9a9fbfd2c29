/** Stands beside the session's cookie, for scripts to read: whether there is a sign-in to ask the server for. Under https its name carries `__Host-`. */
export const SIGNED_IN_COOKIE = 'trueline_signed_in';
