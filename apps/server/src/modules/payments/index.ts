export { sendReceipt } from './receipt.ts';
export { mountPayments } from './routes.ts';
export {
  type Credits,
  createCredits,
  createPaymentService,
  type PaymentService,
} from './service.ts';
