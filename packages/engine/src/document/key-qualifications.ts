/** What opens the list of what somebody holds, speaks and knows at the end of a summary: "Key qualifications: First aid; German (C1)." */
export const KEY_QUALIFICATIONS = 'Key qualifications: ';
