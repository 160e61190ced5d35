import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfileImage } from './profile-image.entity.js';
import { ProfileImages } from './profile-images.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([ProfileImage])], providers: [ProfileImages], exports: [ProfileImages] })
export class StorageModule {}
