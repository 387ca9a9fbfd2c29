/** The earliest time that a zip file can hold, on this machine's clock as zip files have it: one that tells nothing. */
export const ZIP_EPOCH = new Date(1980, 0, 1);
