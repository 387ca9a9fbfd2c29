// Zod's settings for the whole page. Its probe for making code from text is what the page's policy
// refuses, so this stands before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
