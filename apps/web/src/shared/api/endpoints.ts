import { ADDRESSES } from '@trueline/contracts';
import type { Address } from './address.ts';

type Contract = typeof import('@trueline/contracts');

/** Every endpoint of the API by its name: what is sent is its address, and its type comes from the contract. */
export const endpoints: { [Name in keyof typeof ADDRESSES]: Address<Contract[Name]> } = ADDRESSES;
