import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Reports } from '../approval/reports.js';
import type {
  ConfirmResponse,
  LinkOwnerResponse,
  SessionsResponse,
  SignInResponse,
  UserResponse,
} from '../contract/auth/auth-responses.js';
import type { MessageResponse, SuccessResponse } from '../contract/responses.js';
import { CurrentActor, AllowedDuring, Public } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ConfirmDto, ForgotPasswordDto, LinkDto, ResetPasswordDto, SignInDto } from './auth.dto.js';
import { currentUser } from './current-user.js';
import { PasswordReset } from './password-reset.js';
import { Passwords } from './passwords.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';
import { SignIn } from './sign-in.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: SignedInDevices,
    private readonly passwords: Passwords,
    private readonly passwordReset: PasswordReset,
    private readonly reports: Reports,
  ) {}

  @Post('login')
  @Public()
  @Endpoint({
    summary: 'Sign in',
    description:
      'Lasts 12 hours; 30 days with `remember`. An account with a second factor also needs its `code`, or a recovery code. For 15 minutes the session is confirmed by password.',
    response: 'SignInResponse',
    problems: [
      'auth.invalid_credentials',
      'auth.code_needed',
      'auth.invalid_code',
      'auth.too_many_tries',
    ],
  })
  async login(
    @Body() dto: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const { token, actor } = await this.signIn.withPassword(dto, request, reply);
    return { success: true, token, user: currentUser(actor, await this.reports.count(actor)) };
  }

  @Get('verify')
  @AllowedDuring('confirm', 'change-password', 'enrol')
  @Endpoint({ summary: 'Read the signed-in person', response: 'UserResponse' })
  async verify(@CurrentActor() actor: Actor): Promise<UserResponse> {
    return { success: true, user: currentUser(actor, await this.reports.count(actor)) };
  }

  @Post('logout')
  @AllowedDuring('confirm', 'change-password', 'enrol')
  @Endpoint({ summary: 'Sign out', response: 'SuccessResponse' })
  async logout(@CurrentActor() actor: Actor): Promise<SuccessResponse> {
    await this.devices.end(actor, actor.sessionId);
    return { success: true };
  }

  @Post('confirm')
  @AllowedDuring('confirm', 'change-password', 'enrol')
  @Endpoint({
    summary: 'Confirm the session by password for 15 minutes',
    description:
      'A session is confirmed when it begins. An account with a second factor also needs its `code`. Resumes an idle session.',
    response: 'ConfirmResponse',
    problems: ['auth.too_many_tries'],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Body() dto: ConfirmDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmResponse> {
    return { success: true, confirmedUntil: await this.passwords.confirm(actor, dto, request) };
  }

  @Post('forgot-password')
  @Public()
  @Endpoint({
    summary: 'Request a link to set a new password',
    description:
      'The link is sent by email, is valid for an hour and works once. The response does not show whether the account exists. Nothing is sent if email is not set up.',
    response: 'MessageResponse',
    problems: ['auth.too_many_tries'],
  })
  async forgotPassword(
    @Body() { email }: ForgotPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageResponse> {
    await this.passwordReset.request(email, request);
    return {
      success: true,
      message: 'If an account has this address and mail can be sent, a link is on its way.',
    };
  }

  @Post('link')
  @Public()
  @Endpoint({
    summary: 'Read the email address of the account that a one-time link belongs to',
    description: 'The link stays valid.',
    response: 'LinkOwnerResponse',
    problems: ['auth.too_many_tries'],
  })
  async readLink(
    @Body() { token }: LinkDto,
    @Req() request: FastifyRequest,
  ): Promise<LinkOwnerResponse> {
    return { success: true, email: await this.passwordReset.emailOf(token, request) };
  }

  @Post('reset-password')
  @Public()
  @Endpoint({
    summary: 'Set a new password by link',
    description:
      'Ends all sessions and calendar feeds of the account and clears its failed sign-in attempts. This device can then sign in even while the account is locked by other devices.',
    response: 'MessageResponse',
    problems: ['auth.too_many_tries'],
  })
  async resetPassword(
    @Body() dto: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.passwordReset.reset(dto, request, reply);
    return { success: true, message: 'Your password was changed. You can sign in with it now.' };
  }

  @Get('sessions')
  @Endpoint({ summary: 'List the signed-in devices of the caller', response: 'SessionsResponse' })
  async listSessions(@CurrentActor() actor: Actor): Promise<SessionsResponse> {
    return { success: true, sessions: await this.devices.list(actor) };
  }

  @Delete('sessions/:id')
  @Endpoint({
    summary: 'End a session of the caller',
    response: 'SuccessResponse',
    problems: ['session.not_found'],
  })
  async endSession(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.devices.end(actor, id);
    return { success: true };
  }
}
